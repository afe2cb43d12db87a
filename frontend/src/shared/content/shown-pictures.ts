/** Pictures that every supported browser shows. */
export const shownPictures = /^image\/(a?png|jpeg|webp|gif|avif|bmp|x-icon)$/;
