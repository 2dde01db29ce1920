import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '（选填）',
  missing: '请填写此项。',
  emailInvalid: '请输入有效的邮箱地址。',
  sending: '请稍候…',
  print: '打印',
  save: '另存为文件',
  close: '完成',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: '在此撤销合同',
  confirm: '确认撤销',
  title: '撤销合同',
  intro: '您可以在此向 {site} 声明撤销合同，无需说明理由。',
  name: '您的姓名',
  contract: '订单号，或其他可识别合同的信息',
  contractHint: '订单号在有关订单的邮件中。',
  part: '撤销的内容',
  partHint: '留空表示全部撤销。',
  email: '接收回执的电子邮箱',
  next: '继续',
  checkTitle: '核对撤销声明',
  checkText: '按下“{button}”后，撤销即告生效。',
  change: '修改填写的内容',
  statement: '本人特此撤销与 {site} 的本合同。',
  whole: '全部',
  receiptTitle: '我们已收到您的撤销声明',
  receiptText: '本页即为回执，请打印或保存。回执也会发送至 {email}；同一邮箱每天收到的数量有限。',
  number: '编号',
  received: '收到时间',
  head: '记录码',
};
