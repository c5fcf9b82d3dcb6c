export { coordinatesProblem } from "./coordinates-problem.ts";
export { geocoderState, isLookedFor, statusesLookedFor } from "./geocoder-state.ts";
export { isSameJudgement, type JudgementAvailability, judgementAvailability, mayEverJudge } from "./judgement-availability.ts";
export {
	type JudgementInput,
	judgedStatuses,
	judgementProblem,
	mostInRemarks,
	type ReasonOption,
	reasonsFor,
	remarksProblem,
} from "./judgement-problem.ts";
export { latestJudgement } from "./latest-judgement.ts";
export {
	attributesOfRequests,
	type RequestAttribute,
	requestAttributeAt,
} from "./request-attributes.ts";
export { type ConnectingProcess, canStartProcess, mostRequestsOfStart, requestConnection } from "./request-connection.ts";
export type { RequestContent } from "./request-content.ts";
export type { RequestGeocoding } from "./request-geocoding.ts";
export { judgedHead, type RequestHead, requestHeadOf } from "./request-head.ts";
export type * from "./request-record.ts";
export { connectedWord, requestReasonWord, requestStatusWord } from "./request-words.ts";
export { timeslots, timeslotText } from "./timeslot.ts";
