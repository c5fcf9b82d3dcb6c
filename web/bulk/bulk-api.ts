import type { BulkList } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { AnswerOf, Body } from "../api/operation.ts";

export type BulkAct = AnswerOf<"checkBulk">["data"];
export type BulkItem = AnswerOf<"listBulkItems">["data"][number];
/** The kind of act, with the details that are fixed when it is checked. */
export type BulkAsked = Omit<Body<"checkBulk">["data"], "list" | "uuids">;
export type BulkDetails = Body<"runBulk">["data"];

/** Reports what the act would do to each record. */
export async function checkBulk(list: BulkList, uuids: readonly string[], asked: BulkAsked): Promise<BulkAct> {
	return (await call(operations.checkBulk, { body: { data: { list, uuids: [...uuids], ...asked } } })).data;
}

export async function runBulk(uuid: string, data: BulkDetails): Promise<BulkAct> {
	return (await call(operations.runBulk, { params: { uuid }, body: { data } })).data;
}

export async function stopBulk(uuid: string): Promise<BulkAct> {
	return (await call(operations.stopBulk, { params: { uuid } })).data;
}

export async function undoBulk(uuid: string): Promise<BulkAct> {
	return (await call(operations.undoBulk, { params: { uuid } })).data;
}

export async function getBulk(uuid: string): Promise<BulkAct> {
	return (await call(operations.getBulk, { params: { uuid } })).data;
}

/** The first records of the act in that state. */
export async function listBulkItems(uuid: string, state: BulkItem["state"]): Promise<readonly BulkItem[]> {
	return (await call(operations.listBulkItems, { params: { uuid }, query: { state } })).data;
}
