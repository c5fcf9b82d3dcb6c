import type { AnyRequest, JudgementInput, RequestRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";
import type { Position } from "../map/map-settings.ts";

export async function getRequest(uuid: string, signal?: AbortSignal): Promise<AnyRequest> {
	return (await call(operations.getRequest, { params: { uuid }, signal })).data;
}

export async function setJudgement(uuid: string, { status, reason, remarks }: JudgementInput, synced: number): Promise<RequestRecord> {
	const body = { synchronisation: { synced }, intent: { action: "judgement" }, data: { status, reason, remarks } } as const;
	return (await call(operations.judgeRequest, { params: { uuid }, body })).data;
}

export async function setCoordinates(uuid: string, { latitude, longitude }: Position, synced: number): Promise<RequestRecord> {
	return (await call(operations.setCoordinates, { params: { uuid }, body: { synchronisation: { synced }, data: { latitude, longitude } } }))
		.data;
}

export async function setTags(uuid: string, tags: readonly string[], synced: number): Promise<RequestRecord> {
	return (await call(operations.setRequestTags, { params: { uuid }, body: { synchronisation: { synced }, data: { tags } } })).data;
}

/** Starts the geocoder for a request's address. The result is stored with the request. */
export async function runGeocoder(uuid: string): Promise<DataOf<"geocodeRequest">["status"]> {
	return (await call(operations.geocodeRequest, { params: { uuid } })).data.status;
}
