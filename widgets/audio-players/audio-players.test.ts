import { afterEach, expect, test } from 'vitest';
import { showPlayer } from './show-player.ts';

let stopping: AbortController;

afterEach(() => {
  stopping.abort();
  document.body.replaceChildren();
});

function open(address: string, inside = '') {
  document.body.innerHTML = `<article><h2> Rain </h2><div class="squarespace-audio-player" data-item-id="a">${inside}</div></article>`;
  const element = document.querySelector('.squarespace-audio-player') as Element;
  element.setAttribute('data-audio-asset-url', address);
  stopping = new AbortController();
  showPlayer(element, stopping.signal);
  return [...element.querySelectorAll('audio')];
}

test('an audio block of the platform gets the browser’s player, which fetches nothing before it is played', () => {
  const [player] = open('https://static1.example/a.mp3');
  expect([player?.src, player?.preload, player?.controls]).toEqual(['https://static1.example/a.mp3', 'none', true]);
  expect(player?.getAttribute('aria-label')).toBe('Rain');
  stopping.abort();
  expect(document.querySelector('audio')).toBeNull();
});

test.each(['javascript:alert(1)', 'data:audio/mp3,a', 'https://'])(
  'an address such as %s gets no player',
  (address) => {
    expect(open(address)).toEqual([]);
  },
);

test('a block that has a player keeps it', () => {
  expect(open('https://static1.example/a.mp3', '<audio controls></audio>')).toHaveLength(1);
});
