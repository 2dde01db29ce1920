import { type Context, PredicatePlugin, type Variable } from '@squarespace/template-engine';
import { dayAfter, dayIn } from '#runtime/domain/zoned-time.ts';
import { RevisedFormatter } from './revised-formatter.ts';

const zoneOf = (context: Context): string => context.resolve(['website', 'timeZone']).asString();

/** Whether an event begins and ends on one day of the site's zone. The engine compares the days of UTC. */
export class SameDay extends PredicatePlugin {
  apply(_args: string[], context: Context): boolean {
    const zone = zoneOf(context);
    const day = (name: string) => dayIn(context.node().get(name).asNumber(), zone);
    return day('startDate') === day('endDate');
  }
}

/**
 * The engine's link to Google's calendar, with a title in UTF-8, which the engine's own encoding spoils, and with days for
 * an event that lasts whole days.
 */
export class CalendarLink extends RevisedFormatter {
  #title = '';
  #days: string | undefined;

  override apply(args: string[], variables: Variable[], context: Context): void {
    const node = variables[0]?.node;
    this.#title = node?.get('title').asString() ?? '';
    this.#days = node?.get('eventTime').get('isAllDay').asBoolean()
      ? daysOf(node.get('startDate').asNumber(), node.get('endDate').asNumber(), zoneOf(context))
      : undefined;
    super.apply(args, variables, context);
  }

  protected override revise(html: string): string {
    const titled = html.replace(/&text=.*?(?=&dates=)/, () => `&text=${encodeURIComponent(this.#title)}`);
    return this.#days === undefined ? titled : titled.replace(/&dates=[^&]*/, `&dates=${this.#days}`);
  }
}

/** Writes the first day and the one after the last: '20261205/20261207'. */
function daysOf(startsAt: number, endsAt: number, zone: string): string {
  return [dayIn(startsAt, zone), dayAfter(dayIn(endsAt, zone))].map((day) => day.replaceAll('-', '')).join('/');
}
