import { Hono } from 'hono';
import * as z from 'zod/mini';
import { NewPicture, OwnerPicture, OwnerPictures, PictureDetails, PictureSource } from '#runtime/contracts/pictures.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { fetchPicture } from './fetch-picture.ts';
import { addPicture, changePicture, readOwnPicture, readPictures, removePicture } from './owner-service.ts';

const PICTURES = '/api/owner/pictures';
const PICTURE = `${PICTURES}/:pictureId`;
const FETCH = `${PICTURES}/fetch`;
const SEARCH_MAX_LENGTH = 200;

const Listing = z.strictObject({
  /** Part of a filename. */
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX_LENGTH))),
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The owner's API for pictures. They are content, whatever shows them. */
export const ownerPictures = new Hono<AppEnv>();

ownerPictures.get(
  PICTURES,
  owner('pictures:read', { summary: 'Lists the pictures, newest first', moves: 'nothing', answer: OwnerPictures }),
  query(Listing),
  async (c) => c.json(await readPictures(ownerCall(c), c.var.query)),
);

/** The body is the file itself. */
ownerPictures.post(
  PICTURES,
  owner('pictures:write', {
    summary: 'Stores a picture',
    moves: 'nothing',
    status: 201,
    bodyType: 'image/*',
    answer: OwnerPicture,
  }),
  query(NewPicture),
  async (c) => {
    const { filename, altText = '' } = c.var.query;
    const length = Number(c.req.header('Content-Length') ?? Number.NaN);
    const file = { filename, altText, body: c.req.raw.body, length: Number.isNaN(length) ? undefined : length };
    const { picture, isNew } = await addPicture(ownerCall(c), file);
    c.header('Location', `${PICTURES}/${picture.id}`);
    return c.json(picture, isNew ? 201 : 200, versionHeaders(picture));
  },
);

ownerPictures.post(
  FETCH,
  owner('pictures:write', {
    summary: 'Fetches a picture of the web and stores it',
    moves: 'nothing',
    status: 201,
    answer: OwnerPicture,
  }),
  input(PictureSource),
  async (c) => {
    const { url, altText = '' } = c.var.input;
    const { picture, isNew } = await fetchPicture(ownerCall(c), { url, altText });
    c.header('Location', `${PICTURES}/${picture.id}`);
    return c.json(picture, isNew ? 201 : 200, versionHeaders(picture));
  },
);

ownerPictures.get(
  PICTURE,
  owner('pictures:read', { summary: 'Reads a picture', moves: 'nothing', answer: OwnerPicture }),
  async (c) => {
    const picture = await readOwnPicture(ownerCall(c), c.req.param('pictureId'));
    return c.json(picture, 200, versionHeaders(picture));
  },
);

ownerPictures.put(
  PICTURE,
  owner('pictures:write', {
    summary: 'Changes a picture’s name, alternative text and focal point',
    moves: 'nothing',
    answer: OwnerPicture,
  }),
  input(PictureDetails),
  async (c) => {
    const id = c.req.param('pictureId');
    const picture = await changePicture(ownerCall(c), id, expectedVersion(c), c.var.input);
    return c.json(picture, 200, versionHeaders(picture));
  },
);

ownerPictures.delete(
  PICTURE,
  owner('pictures:write', { summary: 'Deletes a picture that nothing uses', moves: 'nothing', status: 204 }),
  async (c) => {
    await removePicture(ownerCall(c), c.req.param('pictureId'), expectedVersion(c));
    return c.body(null, 204);
  },
);
