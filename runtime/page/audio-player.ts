/** Where the platform's script puts a player for a file. */
export const AUDIO_PLAYER = '.squarespace-audio-player[data-audio-asset-url]';
