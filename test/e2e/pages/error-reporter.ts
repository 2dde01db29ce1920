import { onReport } from '#runtime/errors/on-report.ts';
import { startErrorReporter } from '#runtime/errors/start.ts';

startErrorReporter({ mayReport: () => true, onReport: (tell) => onReport(tell, { withKept: true }) });
