import { adoptStyles } from '../adopt-styles.ts';
import { playIn } from '../video/play-in.ts';
import type { PictureVideo } from './picture.ts';

const STYLE = `:where(.sq-enlarged) .sq-stage{grid-area:1/1}
.sq-enlarged-video{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);grid-area:1/1;place-items:center;pointer-events:none}
.sq-enlarged-video>*{pointer-events:auto}
.sq-enlarged-video>button{position:relative;inline-size:88px;block-size:88px;padding:0;border:2px solid #fff;border-radius:50%;background:#000c;cursor:pointer}
.sq-enlarged-video>button::before{content:"";position:absolute;inset:0;margin:auto;inline-size:26px;block-size:34px;background:#fff;clip-path:polygon(12% 0,100% 50%,12% 100%)}
.sq-enlarged-video>button:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
.sq-enlarged-video>iframe{inline-size:min(100%,(100dvh - 140px)*16/9);aspect-ratio:16/9;border:0}
:where(.sq-enlarged) .sq-stage:has(+.sq-enlarged-video>iframe){visibility:hidden}`;

/** Puts the button that plays a video over its still on the stage, or its player where it is to play. Returns how to take it away. */
export function showVideo(stage: HTMLElement, { player, title, label }: PictureVideo, isPlaying: boolean): () => void {
  adoptStyles(stage, STYLE);
  const layer = document.createElement('div');
  layer.className = 'sq-enlarged-video';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  const play = () => playIn({ address: player, title, put: (frame) => layer.replaceChildren(frame) });
  button.onclick = play;
  layer.append(button);
  stage.after(layer);
  if (isPlaying) play();
  return () => layer.remove();
}
