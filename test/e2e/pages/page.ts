/** Replaces the module for the engine's HTML. */
import './buttons.ts';
import './indicator.ts';
