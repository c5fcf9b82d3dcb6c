export { type CommentAction, type CommentedRecord, commentActions, commentRights, seesCommented } from "./comment-rights.ts";
export { type Codes, everyCode, PersonAccess, type RoleHolder } from "./person-access.ts";
