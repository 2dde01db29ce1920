export interface Picture {
  id: string;
  url: string;
  alt: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}
