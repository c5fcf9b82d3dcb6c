export { asksForFiles, fileCategoryIn, fileFieldsOf, mayReadFiles, mayUploadFiles } from "./file-fields.ts";
export { fileIdsIn } from "./file-ids.ts";
export { newFileIds } from "./reference-errors.ts";
export { filesTakenOff } from "./taken-off.ts";
export { waitingFiles } from "./waiting-files.ts";
