export { mayChangeCoordinates } from "./coordinate-roles.ts";
export { coordinatesProblem } from "./coordinates-problem.ts";
export { type GeocoderState, geocoderState } from "./geocoder-state.ts";
export { isSameJudgement, type JudgementAvailability, judgementAvailability } from "./judgement-availability.ts";
export {
	type JudgementInput,
	type JudgementProblem,
	judgedStatuses,
	judgementProblem,
	mostInRemarks,
	type ReasonOption,
	reasonsFor,
	remarksProblem,
} from "./judgement-problem.ts";
export { latestJudgement } from "./latest-judgement.ts";
export type { IntakeSurroundings } from "./normalise/intake-surroundings.ts";
export { type NormalisedOutcome, normaliseRequest } from "./normalise-request.ts";
export type { IntakeProblem, NormalisedRequest } from "./normalised-request.ts";
export { type Normaliser, normaliserOf, type StoredField } from "./normaliser.ts";
export { type ConnectingProcess, canStartProcess, type RequestConnection, requestConnection } from "./request-connection.ts";
export type { RequestContent } from "./request-content.ts";
export { maySeeRequestDocuments } from "./request-documents.ts";
export { mayStartGeocoder, type RequestGeocoding } from "./request-geocoding.ts";
export { judgedHead, type RequestHead, type RequestIdentity, requestHeadOf } from "./request-head.ts";
export type * from "./request-record.ts";
export { statusId } from "./status-id.ts";
export { timeslots, timeslotText } from "./timeslot.ts";
