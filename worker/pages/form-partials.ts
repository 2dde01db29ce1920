import { FORM_MARKUP, FORM_TEMPLATE } from '../forms/service.ts';

/**
 * The form blocks that a shop's templates may apply to a form's context, one for each generation of the platform's
 * markup. None has an inline handler, which a page's content security policy forbids.
 */

const NO_SCRIPT = '<noscript><p class="form-no-script">{noScriptText|htmltag}</p></noscript>';

/** The first generation: the markup contains everything. */
const FORM_BLOCK = `${NO_SCRIPT}${FORM_TEMPLATE}`;

/** The second generation: a script describes the form, and the markup is hidden until a script shows it. */
const FORM_BLOCK_CONTEXT = `${NO_SCRIPT}<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">
<script type="application/json" id="form-context-{formId|htmltag}" class="sqs-form-block-context">{contextJson}</script>
<div id="form-submission-html-{formId|htmltag}" class="sqs-form-block-submission-html" data-submission-html="{submissionHtml|htmltag}"></div>
{.if useLightbox}<div class="lightbox-handle-wrapper"><button type="button" class="lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary">{lightboxHandleText|htmltag}</button></div>{.end}
<div class="form-wrapper{.if useLightbox} form-wrapper--lightbox{.end}">
<div class="form-inner-wrapper"{.if useLightbox} hidden{.end}>
${FORM_MARKUP}
</div>
</div>
</div></div>
`;

/** The third generation: three scripts and an empty element. */
const FORM_COMPONENT = `${NO_SCRIPT}<div class="sqs-block website-component-block sqs-block-website-component sqs-block-form form-block" data-block-type="1337" data-definition-name="website.components.form" data-sqsp-block="form" id="block-{formId|htmltag}"><div class="sqs-block-content">
<script type="application/json">{definitionJson}</script>
<script type="application/json">{designJson}</script>
<script type="application/json">{localizedStringsJson}</script>
<div class="form-wrapper"></div>
</div></div>
`;

const FIELD_CLASSES = 'newsletter-form-field-element field-element';

/** One field of a newsletter form. Themes decide whether its label is visible. */
const NEWSLETTER_FIELDS = `{.repeated section fields}{.if multiPart}
<fieldset id="{id|htmltag}" class="newsletter-form-name-fieldset form-item fields {type|htmltag}{.if required} required{.end}">
  <legend class="visually-hidden">{title|htmltag}</legend>
  {.repeated section parts}<div class="newsletter-form-field-wrapper field {className|htmltag}">
    <label class="newsletter-form-field-label title" for="{partId|htmltag}">{label|htmltag}</label>
    <input id="{partId|htmltag}" class="${FIELD_CLASSES} field-control" name="{partName|htmltag}" type="{inputType|htmltag}"{.if autocomplete} autocomplete="{autocomplete|htmltag}"{.end} spellcheck="false" placeholder="{label|htmltag}" maxlength="{maxLength|htmltag}" data-title="{partTitle|htmltag}"{.if isRequired} aria-required="true"{.end}>
  </div>{.end}
</fieldset>{.end}{.if input}
<div id="{id|htmltag}" class="newsletter-form-field-wrapper form-item field {type|htmltag}{.if required} required{.end}">
  <label class="newsletter-form-field-label title" for="{id|htmltag}-field">{title|htmltag}</label>
  <input id="{id|htmltag}-field" class="${FIELD_CLASSES}" name="{name|htmltag}" type="{inputType|htmltag}"{.if autocomplete} autocomplete="{autocomplete|htmltag}"{.end} spellcheck="false" placeholder="{.if placeholder}{placeholder|htmltag}{.or}{title|htmltag}{.end}"{.if required} aria-required="true"{.end}>
</div>{.end}{.end}`;

const NEWSLETTER_BLOCK = `<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><div class="sqs-block-content">
<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignLeft">
<form class="newsletter-form" data-form-id="{formId|htmltag}" data-success-redirect="{successRedirect|htmltag}" autocomplete="on" method="POST" novalidate aria-label="{formName|htmltag}">
<header class="newsletter-form-header" role="none"><h2 class="newsletter-form-header-title">{formName|htmltag}</h2></header>
${NO_SCRIPT}
<div class="newsletter-form-body">
<div class="newsletter-form-fields-wrapper form-fields">${NEWSLETTER_FIELDS}
</div>
<div data-animation-role="button" class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button sqs-editable-button-layout sqs-editable-button-style sqs-editable-button-shape sqs-button-element--primary" type="submit" value="{submitText|htmltag}"><span class="newsletter-form-spinner sqs-spin light large"></span><span class="newsletter-form-button-label">{submitText|htmltag}</span><span class="newsletter-form-button-icon"></span></button></div>
{.if captchaEnabled}<div class="captcha-container sqs-form-rendered align-{captchaAlignment|htmltag}" data-theme="{captchaTheme|htmltag}"></div>{.end}
</div>
<div class="newsletter-form-footnote">{disclaimerHtml}</div>
<div class="hidden form-submission-text">{.if messageHtml}{messageHtml}{.or}{thankYou|htmltag}{.end}</div>
<div class="hidden form-submission-html" data-submission-html="{submissionHtml|htmltag}"></div>
</form>
</div>
</div></div>
`;

export const FORM_PARTIALS: readonly { name: string; source: string }[] = [
  { name: 'form-block', source: FORM_BLOCK },
  { name: 'form-block-context', source: FORM_BLOCK_CONTEXT },
  { name: 'form-component', source: FORM_COMPONENT },
  { name: 'newsletter-block', source: NEWSLETTER_BLOCK },
];

/** The names of partials that templates of every site may apply. */
export const GIVEN_PARTIALS: ReadonlySet<string> = new Set(FORM_PARTIALS.map(({ name }) => name));
