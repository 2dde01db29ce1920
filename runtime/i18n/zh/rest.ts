/**
 * The texts in simplified Chinese that browsers fetch when they are needed. Register: the polite, brief language of
 * mainland shops. Visitors are addressed as 您, buttons are bare verbs, and a blank stands between Chinese and Latin
 * letters or digits. No native speaker has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: '抱歉，该商品库存不足。',
};

export const frame: LazyCatalogue['frame'] = {
  title: '在新标签页中打开商店',
  message: '此页面无法打开商店。请自行打开以下网址：{url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: '无法在此页面上使用商店。' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: '数量必须是数字。',
  notWhole: '数量必须是整数',
  outOfRange: '数量必须在 {min} 到 {max} 之间。',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: '加入购物车',
  adding: '正在加入…',
  added: '已加入！',
  purchase: '立即购买',
  subscribe: '定期订购',
  purchaseOptions: '购买方式',
  oneTimePurchase: '单次购买',
  subscription: '定期订购',
  selectOneOption: '请选择{option}。',
  selectTwoOptions: '请选择{option1}和{option2}。',
  selectManyOptions: '请选择{optionsList}和{lastOption}。',
  variantUnavailable: '抱歉，该规格暂不可售，请选择其他规格。',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: '请选择礼品卡面额',
  unableToAdd: '无法添加商品',
  unableToPurchase: '无法购买该商品',
  unableToPurchaseGiftCard: '无法购买礼品卡',
  viewItem: '查看商品',
  itemUnreadable: '抱歉，该商品暂时无法加入购物车。',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: '无法更新数量',
  removeItemFailed: '无法移除商品',
  updateFormFailed: '无法更新表单',
  openFormFailed: '无法打开表单',
  minimumSubtotal: '商品小计满 {subtotal} 方可结账。',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: '您的购物车',
  loading: '正在加载购物车…',
  empty: '您的购物车是空的。',
  unavailable: '暂时无法显示您的购物车。',
  retry: '重试',
  continueShopping: '继续购物',
  checkOut: '去结账',

  quantity: '数量',
  quantityOf: '{title}的数量',
  oneFewer: '{title}减少一件',
  oneMore: '{title}增加一件',
  quantityNow: '{title}：{n} 件，小计 {subtotal}。',
  each: '单价 {price}',
  reservedByOthers: '其他顾客正在付款购买最后一件。商品会保留在您的购物车中，稍后可能重新有货。',
  details: '查看或修改填写内容',
  detailsOf: '查看或修改{title}的填写内容',
  remove: '移除',
  removeTitle: '移除{title}',
  removed: '已移除{title}。',
  removeQuestion: '要移除{title}吗？',
  removeFields: '您为该商品填写的内容也将一并移除。',
  keep: '保留',
  undo: '撤销',
  undoTitle: '撤销：将{title}放回购物车',
  restored: '{title}已放回购物车。',

  summary: '订单摘要',
  subtotal: '小计',
  discount: '优惠',
  delivery: '运费',
  taxes: '税费',
  free: '免费',
  atCheckout: '结账时计算',
  taxIncluded: '含税费 {amount}',
  pricesIncludeTax: '含税',
  plusDelivery: '运费另计',
  total: '合计',
  estimatedTotal: '预计合计',

  couponCode: '优惠码',
  apply: '使用',
  applying: '正在使用…',
  couponMissing: '请先输入优惠码。',
  couponApplied: '已使用优惠码 {code}。',
  removeCoupon: '移除优惠码 {code}',
  couponRemoved: '已移除优惠码 {code}。',
  applyCouponFailed: '无法使用优惠码',
  removeCouponFailed: '无法移除优惠码',
  couponUnknown: '{code} 已失效。',
  couponNotYet: '{code} 尚未生效。',
  couponEnded: '{code} 已过期。',
  couponUsedUp: '{code} 的使用次数已用完。',
  couponBelowMinimum: '小计满 {subtotal} 方可使用 {code}。',
  couponNothingLeft: '{code} 对此购物车没有可享的优惠。',

  priceChanged: '{title}的价格已由 {was} 变为 {is}。',
  quantityChanged: '{title}的数量已由 {was} 变为 {is}。',
  gone: '{title}已不在您的购物车中。',
  emptied: '您的购物车现在是空的：商品已下单，或已在其他标签页中清空。',
  dismiss: '关闭提示',
};

export const form: LazyCatalogue['form'] = {
  submit: '提交',
  submitting: '正在提交…',
  save: '保存',
  saving: '正在保存…',
  required: '（必填）',
  openForm: '打开表单',
  signUp: '订阅最新资讯',
  firstName: '名字',
  lastName: '姓氏',
  address1: '地址第 1 行',
  address2: '地址第 2 行',
  city: '城市',
  stateProvince: '省/自治区/直辖市',
  zipPostalCode: '邮政编码',
  country: '国家/地区',
  month: '月',
  day: '日',
  year: '年',
  mm: '月',
  dd: '日',
  yyyy: '年',
  hour: '时',
  minute: '分',
  second: '秒',
  amPm: '上午/下午',
  am: '上午',
  pm: '下午',
  areaCode: '区号',
  prefix: '前段',
  line: '后段',
  number: '号码',
  selectAnOption: '请选择',
  stronglyDisagree: '非常不同意',
  disagree: '不同意',
  neutral: '中立',
  agree: '同意',
  stronglyAgree: '非常同意',
  characterCount: '{n} / {max}',
  errorsBelow: '表单填写有误，请向下滚动查看。',
  errorsAbove: '表单填写有误，请向上滚动查看。',
  thankYou: '谢谢！',
  formUnavailable: '暂时无法显示此表单。',
  decoyLabel: '请勿填写此项',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  notAnswered: '未填写',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: '必填',
  invalid: '填写内容无效。',
  invalidEmail: '电子邮箱地址无效，正确格式如 {email}。',
  emailFormat: 'name@example.cn',
  overLimit: '已超出字符数上限。',
  tooLong: '内容长度不能超过 {max} 个字符。',
  noValidSelection: '请选择有效选项。',
  invalidDate: '该日期不存在。',
  outOfRange: '数值必须在 {min} 到 {max} 之间。',
  invalidCountryCode: '国家/地区代码最多 4 位数字，前面可加“+”。',
  invalidNumber: '号码只能包含数字，不能包含其他字符。',
  invalidCurrency: '金额格式应如 1234 或 123.99。',
  invalidUrl: '请输入有效的网址。',
  invalidTwitterUsername: '请输入有效的 Twitter 用户名。',
  invalidPassword: '密码不能包含空格。',
  invalidQuestion: '其中有无效的问题。',
  unknownField: '此字段不属于该表单。',
  invalidForm: '有一项或多项填写无效，请检查。',
  allEmpty: '请至少填写一项。',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: '无法提交表单，请稍后重试。',
  notConfigured: '此表单尚未设置。',
  rateLimited: '无法提交表单：提交过于频繁，请稍后重试。',
  serverError: '无法发送表单，请稍后重试。',
  unknown: '未知错误，请稍后重试。',
  processing: '处理表单时出错，请刷新页面后重试。',
  captchaFailed: 'reCAPTCHA 验证失败，请刷新此页面后重试。',
  noKey: '无法获取表单提交密钥，请稍后重试。',
  unparsable: '无法读取表单内容，请检查后重试。',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: '尚未设置 reCAPTCHA！',
  completeFirst: '请先完成人机验证再提交。',
  iAmAPerson: '我不是机器人',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value}（已售罄）',
  unavailableValue: '{value}（不可选）',
};

export const product: LazyCatalogue['product'] = {
  soldOut: '已售罄',
  sale: '特价',
  salePrice: '特价：',
  originalPrice: '原价：',
  fromPrice: '{fromPrice} 起',
  priceUnavailable: '暂无价格',
  quantity: '数量',
  quickView: '快速预览',
  selectOption: '选择{variantName}',
  selectGiftCardValue: '选择面额',
  giftCardValue: '面额',
  scarcityDefault: '仅有 {qtyInStock} 件',
  scarcityLeftInStock: '库存仅剩 {qtyInStock} 件',
  scarcityAvailable: '现有 {qtyInStock} 件',
  scarcityLimited: '数量有限',
  restockCallToAction: '到货时通过电子邮件通知我。',
  restockEmail: '电子邮箱地址',
  restockSignUp: '到货通知',
  restockMailingList: '同时订阅最新资讯。',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: '请填写电子邮箱地址',
  emailInvalid: '电子邮箱地址无效',
  signingUp: '正在登记…',
  signedUp: '登记成功！',
  confirm: '如果您之前尚未确认，请打开我们邮件中的链接以确认您的邮箱地址。',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|zh|1=每周|other=每 # 周}',
  everyMonths: '{billingPeriodValue|zh|1=每月|other=每 # 个月}',
  everyYears: '{billingPeriodValue|zh|1=每年|other=每 # 年}',
  forWeeks: '共 {duration} 周',
  forMonths: '共 {duration} 个月',
  forYears: '共 {duration} 年',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: '图片',
  enlarge: '放大图片',
  pictureOf: '第 {n} 张图片，共 {count} 张',
  previousPicture: '上一张图片',
  nextPicture: '下一张图片',
  oneFewer: '减少一件',
  oneMore: '增加一件',
  viewDetails: '查看完整详情',
  productUnavailable: '抱歉，暂时无法显示该商品。',
  productUnknown: '抱歉，该商品已下架。',
  quickViewFailed: '无法打开快速预览',
  previousProduct: '上一件商品',
  nextProduct: '下一件商品',
  productOf: '{n} / {count}',
};

export const places: LazyCatalogue['places'] = {
  list: '建议的地点',
  offered: '有可选建议。请用上下方向键选择。',
  source: '建议由 {provider} 提供',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count} 条评价',
  ratingOf: '{rating} 分（满分 {best} 分）',
  moreReviews: '更多评价',
  verified: '已验证购买',
  verifiedMeaning:
    '标有“已验证购买”的评价来自在本店购买过该商品的顾客：他们通过仅发给订单买家的链接撰写评价。其他评价未经此项核实。',
  reviewPicture: '{name}上传的第 {n} 张图片，共 {count} 张',
};

export const comments: LazyCatalogue['comments'] = {
  none: '暂无评论',
  one: '1 条评论',
  many: '{n} 条评论',
  empty: '还没有人发表评论。',
  write: '撰写评论',
  comment: '评论',
  name: '名字',
  email: '电子邮箱（选填，不会显示）',
  send: '发送评论',
  sending: '正在发送…',
  signedInAs: '您将以{name}的身份发表评论。',
  signIn: '请登录后撰写评论。',
  closed: '评论已关闭。',
  waits: '评论经商店批准后才会显示。',
  needsScript: '请允许此页面运行脚本，以便撰写评论。',
  pending: '等待审核。只有您能看到此评论。',
  hidden: '此评论未显示。',
  deletedUser: '已删除的用户',
  shop: '作者',
  reply: '回复',
  replyTo: '回复{name}',
  inReplyTo: '回复给{name}',
  cancel: '取消',
  like: '点赞',
  report: '举报',
  reportQuestion: '要向商店举报此评论吗？',
  reported: '已举报',
  reportDone: '谢谢。已将此评论告知商店。',
  edit: '编辑',
  save: '保存',
  edited: '已编辑',
  remove: '删除',
  removeQuestion: '要删除您的评论吗？',
  removed: '您的评论已删除。',
  posted: '您的评论已发布。',
  waiting: '谢谢。您的评论经商店批准后就会显示。',
  changed: '您的评论已修改。',
  more: '显示更多评论',
  first: '显示最前面的评论',
  failed: '您的评论未能发送，填写的内容仍在。',
  offline: '请检查您的网络连接后重试。',
  by: '{name}的评论',
  yes: '是',
  no: '否',
  sentTitle: '感谢您的评论',
  back: '返回页面',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: '要清空购物车吗？',
  emptyCartMessage: '您浏览器中的助手请求移除购物车中的所有商品。',
  emptyCartYes: '清空购物车',
  placeOrder: '要提交此订单吗？',
  placeOrderMessage: '您浏览器中的助手请求代您提交此订单。同意之前请先核对。',
};
