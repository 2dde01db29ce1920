// The theme's own script, which shows the picture of the chosen variant. The page works without it.
document.addEventListener('variant:change', ({ detail }) => {
  const id = detail?.selectedVariant?.mainImageId;
  if (!id) return;
  for (const choice of document.querySelectorAll('.gallery-choice'))
    if (choice.dataset.imageId === id) choice.checked = true;
});
