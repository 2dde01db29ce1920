/**
 * The markup of a form, as the platform's engine writes it on pages; `formBlock` provides its data. The engine escapes
 * nothing by itself, so everything but sanitised HTML goes through `htmltag`. Each control is tied to its label and
 * description, and the id of its `.form-item` is the key of its value in a submission. A part of a multi-part field has
 * its name in `data-title`, because the order of parts differs by language. The markup has no inline handlers, which a
 * page's content security policy forbids.
 */
const TITLE = '{title|htmltag}{.if required} <span class="required" aria-hidden="true">*</span>{.end}';
const DESCRIPTION =
  '{.if description}<div class="description" id="{id|htmltag}-description">{description|htmltag}</div>{.end}';
const DESCRIBED = '{.if description} aria-describedby="{id|htmltag}-description"{.end}';
const REQUIRED = '{.if required} aria-required="true"{.end}';
const CLASSES = '{type|htmltag}{.if required} required{.end}';

const LABELLED = `<label class="title" for="{id|htmltag}-field">${TITLE}</label>${DESCRIPTION}`;
const CONTROL = `class="field-element {type|htmltag}" id="{id|htmltag}-field" name="{name|htmltag}"${DESCRIBED}${REQUIRED}`;

const INPUT = `{.if input}
<div id="{id|htmltag}" class="form-item field ${CLASSES}">
  ${LABELLED}
  {.if prefix}<span class="prefix" aria-hidden="true">{prefix|htmltag}</span>{.end}
  <input ${CONTROL} type="{inputType|htmltag}"{.if inputMode} inputmode="{inputMode|htmltag}"{.end}{.if autocomplete} autocomplete="{autocomplete|htmltag}"{.end}{.if placeholder} placeholder="{placeholder|htmltag}"{.end}{.if inputLength} maxlength="{inputLength|htmltag}"{.end} spellcheck="{spellcheck|htmltag}">
</div>
{.end}`;

const TEXTAREA = `{.if textarea}
<div id="{id|htmltag}" class="form-item field ${CLASSES}">
  ${LABELLED}
  <textarea ${CONTROL}{.if placeholder} placeholder="{placeholder|htmltag}"{.end}{.if maxLength} maxlength="{maxLength|htmltag}"{.end} rows="4"></textarea>
</div>
{.end}`;

const SELECT = `{.if select}
<div id="{id|htmltag}" class="form-item field ${CLASSES}">
  ${LABELLED}
  <select ${CONTROL}><option value="">{prompt|htmltag}</option>{.repeated section options}<option value="{@|htmltag}">{@|htmltag}</option>{.end}</select>
</div>
{.end}`;

const CHOICES = `{.if choices}
<fieldset id="{id|htmltag}" class="form-item field ${CLASSES}"{.if isRadio} role="radiogroup"${REQUIRED}{.end}${DESCRIBED}>
  <legend class="title">{title|htmltag}{.if required} <span class="required" role="img" aria-label="{requiredText|htmltag}">*</span>{.end}</legend>
  ${DESCRIPTION}
  {.repeated section options}<div class="option"><label for="{id|htmltag}-{@index|htmltag}"><input type="{type|htmltag}" id="{id|htmltag}-{@index|htmltag}" name="{name|htmltag}" value="{@|htmltag}"> {@|htmltag}</label></div>{.end}
</fieldset>
{.end}`;

const LIKERT = `{.if likert}
<fieldset id="{id|htmltag}" class="form-item field ${CLASSES}"${DESCRIBED}>
  <legend class="title">{title|htmltag}</legend>
  ${DESCRIPTION}
  {.repeated section questions}<div class="item" data-question="{question|htmltag}" role="radiogroup" aria-labelledby="{groupId|htmltag}">
    <div class="question" id="{groupId|htmltag}">{question|htmltag}</div>
    {.repeated section answers}<div class="option"><label for="{answerId|htmltag}"><input type="radio" id="{answerId|htmltag}" name="{groupId|htmltag}" value="{value|htmltag}"> {label|htmltag}</label></div>{.end}
  </div>{.end}
</fieldset>
{.end}`;

const PARTS = `{.if multiPart}
<fieldset id="{id|htmltag}" class="form-item fields ${CLASSES}"${DESCRIBED}>
  <legend class="title">${TITLE}</legend>
  ${DESCRIPTION}
  {.repeated section parts}<div class="field {className|htmltag}"><label class="caption" for="{partId|htmltag}">
    {.if values}<select class="field-element" id="{partId|htmltag}" name="{partName|htmltag}" data-title="{partTitle|htmltag}">{.repeated section values}<option value="{value|htmltag}">{label|htmltag}</option>{.end}</select>
    {.or}<input class="field-element field-control" id="{partId|htmltag}" name="{partName|htmltag}" type="{inputType|htmltag}" data-title="{partTitle|htmltag}"{.if maxLength} maxlength="{maxLength|htmltag}"{.end}{.if inputMode} inputmode="{inputMode|htmltag}"{.end}{.if autocomplete} autocomplete="{autocomplete|htmltag}"{.end}{.if placeholder} placeholder="{placeholder|htmltag}"{.end} spellcheck="false"{.if isRequired} aria-required="true"{.end}>
    {.end}<span class="caption-text">{label|htmltag}</span>
  </label></div>{.end}
</fieldset>
{.end}`;

const HIDDEN = `{.if hidden}
<div id="{id|htmltag}" class="form-item field hidden"><input type="hidden" id="{id|htmltag}-field" name="{key|htmltag}" value="{value|htmltag}"></div>
{.end}`;

const SECTION = `{.if heading}
<div id="{id|htmltag}" class="form-item section{.if underline} underline{.end}">
  <div class="title" role="heading" aria-level="3">{title|htmltag}</div>
  ${DESCRIPTION}
</div>
{.end}`;

/** The form alone, for blocks that wrap it differently. */
export const FORM_MARKUP = `<form data-form-id="{formId|htmltag}" data-success-redirect="{successRedirect|htmltag}" autocomplete="on" method="POST" novalidate aria-label="{formName|htmltag}">
<div class="field-list clear">
{.repeated section fields}
${[INPUT, TEXTAREA, SELECT, CHOICES, LIKERT, PARTS, HIDDEN, SECTION].join('\n')}
{.end}
</div>
{.if disclaimerHtml}<div class="form-disclaimer">{disclaimerHtml}</div>{.end}
{.if captchaEnabled}<div class="captcha-container align-{captchaAlignment|htmltag}" data-theme="{captchaTheme|htmltag}"></div>{.end}
<div data-animation-role="button" class="form-button-wrapper"><input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="{submitText|htmltag}"></div>
<div class="hidden form-submission-text">{.if messageHtml}{messageHtml}{.or}{thankYou|htmltag}{.end}</div>
<div class="hidden form-submission-html" data-submission-html="{submissionHtml|htmltag}"></div>
</form>`;

/** The whole block with its wrapper. */
export const FORM_TEMPLATE = `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">
<div class="form-wrapper">
<div class="form-inner-wrapper">
${FORM_MARKUP}
</div>
</div>
</div></div>
`;
