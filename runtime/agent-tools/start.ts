import { getAgentAccess } from '../api/agents.ts';
import { boot } from '../boot.ts';
import { CART_TOOLS } from './cart-tools.ts';
import { CHECKOUT_TOOLS } from './checkout-tools.ts';
import { declareForms } from './declare-forms.ts';
import { LOOK_TOOLS } from './look-tools.ts';
import { type ModelContext, modelContext } from './model-context.ts';
import type { Tool } from './tool.ts';

const TOOLS = [...LOOK_TOOLS, ...CART_TOOLS, ...CHECKOUT_TOOLS];

let isStarted = false;

/**
 * Offers the browser's agent the tools that the shop's owner allows, each while the page shows what it acts on, and
 * describes the page's forms to it. The signal takes all of it back. Repeated calls change nothing.
 */
export async function startAgentTools(signal: AbortSignal = new AbortController().signal): Promise<void> {
  const context = modelContext();
  if (!context || isStarted) return;
  isStarted = true;
  signal.addEventListener('abort', () => {
    isStarted = false;
  });
  const { access } = await getAgentAccess();
  if (access.length === 0 || signal.aborted) return;
  offerTools(
    TOOLS.filter(({ needs }) => access.includes(needs)),
    context,
    signal,
  );
  declareForms(signal);
}

function offerTools(tools: readonly Tool[], context: ModelContext, signal: AbortSignal): void {
  const offered = new Map<Tool, AbortController>();

  function follow(): void {
    for (const tool of tools) {
      const isUsable = tool.isUsable() && !signal.aborted;
      if (isUsable === offered.has(tool)) continue;
      offered.get(tool)?.abort();
      offered.delete(tool);
      if (!isUsable) continue;
      const ending = new AbortController();
      offered.set(tool, ending);
      void register(tool, context, ending.signal);
    }
  }

  follow();
  const stop = boot().observe(follow);
  signal.addEventListener('abort', () => {
    stop();
    follow();
  });
}

/** Registers a tool. A page's own tool of the same name stays, because the browser refuses ours. */
async function register({ offered }: Tool, context: ModelContext, signal: AbortSignal): Promise<void> {
  try {
    await context.registerTool(offered, { signal });
  } catch {
    return;
  }
  const end = () => {
    // A browser that knows the signal has ended the tool already, and another script may have taken the name.
    try {
      context.unregisterTool?.(offered.name);
    } catch {}
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
}
