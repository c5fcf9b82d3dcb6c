import {
	type Codes,
	everyCode,
	judgementAvailability,
	maySeeRequestDocuments,
	type PersonAccess,
	requestSightOf,
	seesAnyRequest,
} from "../../engine/index.ts";
import { asText, type JsonText } from "../database/stored-bytes.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { RequestPageRow, RequestRow } from "./request-store.ts";

/** The geography codes for which the person sees requests, whole or limited. */
export function codesOfRequests(access: PersonAccess): Codes {
	const both = seesAnyRequest.map((attribute) => access.codes(attribute));
	return both.includes(everyCode) ? everyCode : [...new Set(both.flat())];
}

/** What one person sees of requests. */
export class RequestSight {
	readonly #access: PersonAccess;
	readonly #judges: readonly string[];

	constructor(access: PersonAccess, tenant: Pick<Tenant, "definition">) {
		this.#access = access;
		this.#judges = tenant.definition.judges ?? [];
	}

	/** Whether the person sees the request whole, as a place on the map, or not at all. */
	of(code: string): ReturnType<typeof requestSightOf> {
		return requestSightOf(this.#access.at(code));
	}

	/**
	 * JSON text of the request in parts, limited to what this person may see and composed of the stored texts. Only call this for a request
	 * that the person may see.
	 */
	parts(
		row: Pick<RequestPageRow, "code" | "status" | "realisation_uuid" | "process_code" | "synced"> & RequestPageRow,
	): readonly JsonText[] {
		const reader = this.#access.at(row.code);
		const connected = row.realisation_uuid !== null;
		const shown = this.seesProcess(row) ? row.realisation_uuid : null;
		const link = `"realisationUuid":${JSON.stringify(shown)},"connected":${connected},"synced":${row.synced}`;
		if (requestSightOf(reader) !== "whole") return [limitedText(row, link)];
		const availability = judgementAvailability({ status: row.status, connected }, reader, this.#judges);
		const { record, docs } = row;
		const head = typeof record === "string" ? record.slice(0, -1) : record.subarray(0, -1);
		return [
			head,
			`,${link},"limited":false,"editJudgement":${availability.kind === "judge-again"},"docs":`,
			maySeeRequestDocuments(reader) ? docs : '{"vehicle":[],"parkingspot":[]}',
			"}",
		];
	}

	/** Whether it is connected to a process that the person sees. */
	seesProcess({ process_code }: Pick<RequestPageRow, "process_code">): boolean {
		return process_code !== null && this.#access.at(process_code).may("realisationlist");
	}

	text(row: RequestRow): string {
		return this.parts(row).map(asText).join("");
	}
}

/** Only the place and the connection: nothing about the applicant. */
function limitedText({ uuid, ref, status, code, latitude, longitude, nomatch }: RequestPageRow, link: string): string {
	const coordinates = { lat: latitude, lng: longitude, nomatch: nomatch === 1 };
	const place = JSON.stringify({ uuid, ref, status, geographyCode: code, coordinates });
	return `${place.slice(0, -1)},${link},"limited":true}`;
}
