import { adoptStyles } from '../adopt-styles.ts';
import { playIn } from '../video/play-in.ts';
import styles from './enlarged-video.css';
import type { PictureVideo } from './picture.ts';

/** Puts the button that plays a video over its still on the stage, or its player where it is to play. Returns how to take it away. */
export function showVideo(stage: HTMLElement, { player, title, label }: PictureVideo, isPlaying: boolean): () => void {
  adoptStyles(stage, styles);
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
