/** Stands for what serves the engine's HTML. */
import './buttons.ts';
import './indicator.ts';
