import { RevisedFormatter } from './revised-formatter.ts';

const GROUP = /<div class="variant-radiobtn-wrapper" data-variant-option-name="([^"]*)"/g;
const LABEL = / role="button" tabindex="0"(?= for="variant-option-)/g;

/**
 * The engine's formatter of options, with the radios of each option as one named group. The engine gives every label
 * the role of a button and a tab stop of its own, so that each value would be there twice.
 */
export class OptionGroups extends RevisedFormatter {
  protected revise(html: string): string {
    return html.replace(GROUP, '$& role="radiogroup" aria-label="$1"').replace(LABEL, '');
  }
}
