export interface Picture {
  id: string;
  url: string;
  alt: string;
  /** Width of the original in pixels. */
  width: number;
  height: number;
  /** Attribute `srcset`; undefined where only the original is served. */
  srcset?: string | undefined;
  /** Widths that the shop serves beside the original. */
  widths?: readonly number[] | undefined;
  /** CSS colour to show until it has come. */
  color?: string | undefined;
  /** CSS `object-position`, by which it is cropped. */
  position?: string | undefined;
  /** Caption, where the picture has one. */
  title?: string | undefined;
  description?: string | undefined;
  video?: PictureVideo | undefined;
}

/** The video whose still a picture is. */
export interface PictureVideo {
  /** Address of its page. */
  url: string;
  /** Address of its frame. */
  player: string;
  title: string;
  /** Name of the button that plays it. */
  label: string;
}

/** Steps of the arrow keys in left-to-right pages. */
export const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
