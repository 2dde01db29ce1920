/** Texts of the looks of the site and its templates. */
export const lookTexts = {
  pickLabel: 'Pick: {label}',
  notSet: 'not set',
  removeLabel: 'Remove: {label}',

  accent: 'Accent',
  accentHint: 'Main buttons, and what is chosen.',
  textOnTheAccent: 'Text on the accent',
  surface: 'Surface',
  behindFieldsSummaries: 'Behind fields, summaries and dialogs.',
  lines: 'Lines',
  aroundFields: 'Around fields.',
  errors: 'Errors',
  warnings: 'Warnings',
  focusRing: 'Focus ring',
  aroundWhatTheKeyboard: 'Around what the keyboard has reached.',
  veil: 'Backdrop',
  overThePageBehind: 'Behind dialogs, over the page.',
  lightPages: 'Light pages',
  darkPages: 'Dark pages',
  colourOfDarkPages:
    'A colour of dark pages counts where the same colour of light pages is set. The page here is dark where your device is.',
  styleSheet: 'A style sheet of the templates sets {overridden} itself, so these colours do not reach this page.',
  coloursOfTemplates: 'Colours of templates',
  templatesMayUseThese: 'Templates may use these under their names; the page shows a change of them after it is saved.',

  textOnTheSurface: 'Text on the surface',
  errorsOnTheSurface: 'Errors on the surface',
  warningsOnTheSurface: 'Warnings on the surface',
  contrast: 'Contrast',
  textsGetAColour: 'Texts get a colour that can be read until you choose one. A contrast of 4.5:1 is needed for yours.',
  passesContrast: 'passes 4.5:1',
  failsContrast: 'does not pass 4.5:1',
  visitorsSeeACorrected: 'Visitors see a corrected colour that does.',

  check: 'Check',
  checking: 'The shop checks what you have changed …',
  findingError: 'Error',
  findingWarning: 'Warning',
  blockIsUnclosed: 'This block is left unclosed: it has no {.end}.',
  instructionIsUnknown: 'This is no instruction of the engine, so the page shows it as text.',
  blockIsTooDeep: 'This block is within more than 100 others.',
  tagIsRaw: 'The shop does not fill in this tag, so the page keeps it as it is.',
  nothingIsWrong: 'Nothing is wrong.',
  atLineAndColumn: ', line {line}, column {column}',
  inThisTemplate: 'in this template',
  lineAndColumn: 'line {line}, column {column}',
  errorsKeepFromSaving: 'Templates with errors cannot be saved.',
  warningsAllowSaving: 'These warnings do not keep you from saving.',

  shopsOwn: 'The shop’s own',

  figtreeAndArchivoCome:
    'Figtree and Archivo come with the page. The others are on your visitors’ devices, which may show a similar one instead.',
  headings: 'Headings',
  texts: 'Texts',

  coverPage: 'Cover page',
  lockScreen: 'Lock screen',
  popup: 'Popup',
  cartAndCheckout: 'Cart and checkout',
  desktop: 'Desktop',
  phone: 'Phone',
  tablet: 'Tablet',
  pageShowsAList: 'This page shows a list.',
  pageShowsAGrid: 'This page shows a grid.',
  pageShowsAProduct: 'This page shows a product.',
  showTouches: 'Show touches',
  circleFollowsThePointer: 'A circle follows the pointer over the page.',
  width: 'Width',
  pageIsLoading: 'The page is loading.',
  pageIsForeign: 'This page is not one of the shop’s. Choose another page above.',
  shopIsClosed: 'The shop is closed by a password, so its pages show the lock screen.',

  picturesOfItsItems: 'Show the pictures of items as a gallery',
  galleryOf: 'The gallery of',
  pageShowsMostChanges:
    '. The page shows most changes at once. Buttons, automatic turning, added thumbnails, the large view and new windows come with saving.',
  thisPageHasNo: 'This page has no gallery now, so you see no change of it here.',
  withoutItAPage: 'If not ticked, the page uses its standard gallery.',

  lookOfTheShop: 'Look of the shop',
  changeTheLook: 'Change the look',
  skipThePageGo: 'Skip the page: go to its options',

  notSavedNames: 'Not saved: {names}.',
  showTitle: 'Show: {title}',

  nameOfANew: 'Name of a new colour',
  nameBegins: 'A name begins with a letter and has letters, digits and hyphens, at most 50 of them.',
  colourHasThisName: 'A colour has this name already.',
  shopHasAtMost: 'A shop has at most 50 colours.',

  templateHasThisName: 'A template has this name already.',
  nameIsLikeProducts: 'A name is like products.item or partials/header, in small letters, digits and hyphens.',
  newTemplate: 'New template',
  begin: 'Create',

  shopsPage: 'The shop’s page',

  save: 'Save',

  productPages: 'Product pages',
  productPagesUnsaved: 'product pages',
  productPagesIntro:
    'These settings count for all products except those with texts of their own. The page shows them after they are saved.',
  stockAndProductPages: 'Stock and product pages',
  hasFurtherOptions: 'has further options.',

  templates: 'Templates',
  alsoChangedAndSaved: 'Also changed and saved with this one:',
  deleteName: 'Delete {name}?',
  templateThatAPage: 'You cannot delete a template that a page needs. You can bring it back from the bin for 30 days.',
  templateIsDeleted: '“{name}” is deleted.',

  pagesAreMade:
    'Pages are made of these templates. The shop checks each change, and saves nothing that would break a page.',
  changedAndNotSaved: 'Changed and not saved:',
  findATemplate: 'Find a template',
  thereAreNoTemplates: 'There are no templates yet. Add site.region first: it is the frame of every page.',
  noTemplateMatches: 'No template matches.',

  colours: 'Colours',
  fonts: 'Fonts',
  gallery: 'Gallery',
  close: 'Close',
  notSaved: ', not saved',
  galleryOfThisPage: 'The gallery of this page has options of its own:',

  pleaseEnterAColour: 'Please enter a colour: 3 to 6 hexadecimal digits, rgb(), hsl(), hwb() or a colour’s name.',
  missingAnHS: 'Missing an H/S/L value.',
  hueOutOfBounds: 'Hue out of bounds.',
  saturationOutOfBounds: 'Saturation out of bounds.',
  lightnessOutOfBounds: 'Lightness out of bounds.',
  alphaOutOfBounds: 'Alpha out of bounds.',

  cart: 'Cart',
  checkout: 'Checkout',
  home: 'Home',

  fontOfHeadings: 'Font of headings',
  fontOfTexts: 'Font of texts',

  galleryOfIsSaved: 'The gallery of “{title}” is saved.',
  pleaseCorrectWrong: 'Please correct {wrong}.',
  galleryOfTitle: 'Gallery of “{title}”',
  galleryUnsaved: 'gallery of “{title}”',

  closeWithoutSaving: 'Close without saving?',
  everythingGoesBack: 'Everything goes back to the looks that are saved.',

  coloursOfLightPages: 'colours of light pages and templates',
  coloursOfDarkPages: 'colours of dark pages',
  fontsOfHeadings: 'fonts of headings and texts',
  savedVisitorsSee: 'Saved for the cart, the checkout, forms and popups.',
  pleaseCorrectNames: 'Please correct {names}.',
  coloursAndFonts: 'Colours and fonts',

  templatesAreSaved: '{n|en|one=Saved.|other=# templates are saved.}',
} as const;
