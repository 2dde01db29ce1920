export interface Picture {
  id: string;
  url: string;
  alt: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}

/** How far keys turn, where pictures follow each other from left to right. */
export const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
