export { checkFileName, leastInFileName, mostInFileName, splitFileName, tidyFileName } from "./check-file-name.ts";
export { checkFileSize, sizeText } from "./check-file-size.ts";
export { categoryKey, extensionsOf, fileCategories, findFileCategory, mediaTypeOf } from "./file-categories.ts";
export { type FileRecord, isAvailable, isRecent } from "./file-record.ts";
export { nextDocumentId } from "./next-document-id.ts";
