// Why a file is not accepted as proof: what is wrong and what to do.

export const empty = 'The file is empty. Please choose another one.';
export const tooLarge = 'The file is larger than 4 MB.';
export const svg = 'An SVG drawing cannot be checked. Please take a photograph.';
export const html = 'This is a web page named like a picture. Please take a photograph.';
export const type = 'Please choose a JPEG, PNG or WebP picture, or a PDF.';
export const content = 'This file is not what its name says. Please take a photograph.';
export const cutOff = 'The picture is cut off: part of the file is missing. Please take it again.';
export const cutOffPdf = 'The PDF is cut off: part of the file is missing. Please save it again.';
export const unreadable =
  "This file can't be read. Save it on your phone first, then choose it again.";
export const noCanvas =
  'This browser does not let us take time and place out of this picture. Please choose a JPEG or PNG.';
export const damaged = 'This picture cannot be read. Please take it again.';
