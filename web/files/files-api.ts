import type { FileRecord, RealisationRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { Body, DataOf } from "../api/operation.ts";

export async function getFile(uuid: string, signal?: AbortSignal): Promise<FileRecord> {
	return (await call(operations.getFile, { params: { uuid }, signal })).data;
}

/** Registers a file of a process and returns its upload link. */
export async function createUploadLink(
	process: string,
	file: Body<"createUploadLink">,
	signal: AbortSignal,
): Promise<DataOf<"createUploadLink">> {
	return (await call(operations.createUploadLink, { params: { uuid: process }, body: file, signal })).data;
}

/** Disconnects a file from a process. Returns the updated process. */
export async function disconnectFile(process: string, file: string, synced: number): Promise<RealisationRecord> {
	const body = { synchronisation: { synced }, data: { action: "disconnect" } } as const;
	return (await call(operations.disconnectFile, { params: { uuid: process, fileUuid: file }, body })).data;
}
