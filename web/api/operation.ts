import type { DeepReadonly } from "../../engine/index.ts";
import type { Api, Schemas } from "./generated/api.d.ts";
import type * as operations from "./generated/operations.ts";

/**
 * The calls of the API with the types of their arguments and answers, taken from the server's own description; none of
 * it is written by hand. `npm run generate` updates it.
 */
export type OperationId = keyof typeof operations;

/** Method and address of a call, which identify it. */
export type Address = (typeof operations)[OperationId];
export type IdOf<Of extends Address> = Of extends unknown
	? { [Id in OperationId]: (typeof operations)[Id] extends Of ? Id : never }[OperationId]
	: never;

type Of<Id extends OperationId> = DeepReadonly<Api[Id]>;

/** The parameters in the address, except the tenant, which the connection knows. */
type Params<Id extends OperationId> = Omit<Of<Id>["params"], "tenant">;

/** Empty values are left out; a parameter that the server reads as text may be a number here. */
export type Query<Id extends OperationId> = {
	readonly [Name in keyof Of<Id>["query"]]: QueryValueOf<Of<Id>["query"][Name]>;
};
type QueryValueOf<Value> = string extends Value ? Value | number | null | undefined : Value | null | undefined;

export type Body<Id extends OperationId> = Of<Id> extends { readonly body: infer Sent } ? Sent : undefined;

/** The whole answer: `data`, and what some calls return beside it. */
export type AnswerOf<Id extends OperationId> = Of<Id> extends { readonly answer: infer Given } ? Given : never;

export type DataOf<Id extends OperationId> = AnswerOf<Id> extends { readonly data: infer Data } ? Data : never;

/** Codes of the problems that a call may be refused with, and those of a call that the server did not answer. */
export type CodeOf<Id extends OperationId> = Of<Id>["code"] | NoAnswer;
type NoAnswer = "unreachable" | "unreadable-answer" | `http-${number}`;

/** The contents of a conflict: the record, or the list, as it is now. */
export type CurrentOf<Id extends OperationId> = Of<Id> extends { readonly current: infer Now } ? Now : undefined;

/** The arguments of a call: whatever it requires must be present, and nothing else may be. */
export type Given<Id extends OperationId> = (keyof Params<Id> extends never ? unknown : { readonly params: Params<Id> }) &
	(keyof Query<Id> extends never
		? unknown
		: Partial<Query<Id>> extends Query<Id>
			? { readonly query?: Query<Id> }
			: { readonly query: Query<Id> }) &
	(Body<Id> extends undefined ? unknown : { readonly body: Body<Id> }) &
	Manner;

/** Options that any call may have. */
export interface Manner {
	readonly signal?: AbortSignal | undefined;
	/** Same key, same answer. A write without one gets a key that lasts until the write is answered. */
	readonly idempotencyKey?: string | undefined;
	/** The call continues when the page is closed. */
	readonly outlives?: boolean | undefined;
	/** The body is never stored, not even until the answer arrives: it contains a password. */
	readonly secret?: true;
}

/** A shape that several calls return, by its name in the description. */
export type Described<Name extends keyof Schemas> = DeepReadonly<Schemas[Name]>;
