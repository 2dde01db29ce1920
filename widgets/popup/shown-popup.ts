/** How a popup is opened, in the centre or beside the page. */
export interface PopupOptions {
  opener: HTMLElement | undefined;
  submitted(): void;
  closed(): void;
}

export interface ShownPopup {
  close(): void;
}
