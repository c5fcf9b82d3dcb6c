export { attributes } from "../../schemas/index.ts";
export { type Actor, holdsOneOf, type Reader } from "./actor.ts";
export { type CommentAction, type CommentedRecord, commentActions, mayComment, seesCommented } from "./comment-rights.ts";
export type { AccessMap, Attribute, RoleName } from "./names.ts";
export { isGuest, type Person, rolesIn } from "./person.ts";
export { type Codes, everyCode, PersonAccess } from "./person-access.ts";
export { type RecordAccess, rolesWith } from "./record-access.ts";
export {
	judgedCodes,
	mayChangeCoordinates,
	maySeeRequestDocuments,
	mayStartGeocoder,
	requestSightOf,
	seesAnyRequest,
} from "./request-rights.ts";
export { mayEditStep, mayReadStep } from "./step-access.ts";
export { mayEditTags, tagRoles } from "./tag-rights.ts";
