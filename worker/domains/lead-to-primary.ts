import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import type { AppEnv } from '../http/app-env.ts';
import { contributorToken } from '../session/service.ts';
import { hostOrigin } from '../site/host-origin.ts';
import { prefixOn } from '../site/languages.ts';

/**
 * For this long browsers may remember where a page leads. It is short, so that an owner who makes another domain the
 * primary one sends nobody in a circle.
 */
const MAX_AGE_SECONDS = 300;
/**
 * Addresses that every domain answers: calls, also by tools, the console and pages of the server, pages by which buyers pay and reach
 * their orders, files, and the proof of the domain.
 */
const STAYS = /^\/(?:api|checkout|commerce|config|dev|images|mcp|newsletter|settings|\.well-known)(?:\/|$)/;

/**
 * Leads visitors of a further domain to the same page of the primary one. People with a cart stay on the domain that
 * knows their cart until they have bought, and so do people who work on the shop.
 */
export const leadToPrimary = createMiddleware<AppEnv>(async (c, next) => {
  const { leadsTo } = c.var.site;
  if (leadsTo === null || !isPage(c) || isAtHome(c)) return next();
  const url = new URL(c.req.url);
  const start = hostOrigin(url, leadsTo) + prefixOn(c.var.site, leadsTo, c.var.site.language);
  c.header('Cache-Control', `private, max-age=${MAX_AGE_SECONDS}`);
  // A path that begins with two slashes would name a host.
  return c.redirect(`${start}${url.pathname.replace(/^\/+/, '/')}${url.search}`, 301);
});

function isPage(c: Context<AppEnv>): boolean {
  return (c.req.method === 'GET' || c.req.method === 'HEAD') && !STAYS.test(c.req.path);
}

function isAtHome(c: Context<AppEnv>): boolean {
  return getCookie(c, HAS_CART_COOKIE) !== undefined || contributorToken(c) !== undefined;
}
