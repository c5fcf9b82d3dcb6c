import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { objectOf } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { useAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { findWork, placesOfWork, type WorkPlace } from "../ui/kept/kept-work.ts";
import { useRealisations } from "./realisation-collection.ts";
import { realisationQueries } from "./realisation-queries.ts";

/** A step with unsaved answers. */
export interface KeptDraft {
	readonly uuid: string;
	readonly step: string;
	readonly label: string;
	readonly ref: string;
	readonly address: string;
	/** Instant in milliseconds. */
	readonly savedAt: number;
}

/** This person's drafts, newest first: those on the server, and those that exist only in this browser and whose process is loaded. */
export function useDrafts(): readonly KeptDraft[] {
	const { userId } = usePerson();
	const { steps = [] } = useTenant();
	const { data: onServer = [] } = useQuery({ ...draftQueries.own(), enabled: useAccess("realisationlist") });
	const { data } = useRealisations({ enabled: false });
	const served = useTenant().listsOnServer.includes("realisations");
	const isOnServer = ({ uuid, part }: WorkPlace) => onServer.some((one) => one.uuid === uuid && one.step === part);
	const drafts = placesOfWork(userId).filter((place) => savedAtOf(place) !== null && !isOnServer(place));
	const asked = served ? [...new Set(drafts.map(({ uuid }) => uuid))] : [];
	const answers = useQueries({ queries: asked.map((uuid) => ({ ...realisationQueries.one(uuid), meta: { quiet: true } })) });
	const records = served ? answers.flatMap(({ data: record }) => record ?? []) : (data?.records ?? []);
	const here = drafts.flatMap((place) => {
		const savedAt = savedAtOf(place);
		const record = savedAt === null ? undefined : records.find((one) => one.uuid === place.uuid);
		if (savedAt === null || record === undefined) return [];
		// A step that the running version of the flow dropped is shown by its number: the server knows what it was called.
		const label = steps.find((one) => one.step === place.part)?.label ?? place.part;
		return [{ uuid: place.uuid, step: place.part, label, reference: record.reference, address: record.address, savedAt }];
	});
	const found = [...onServer, ...here].map(({ reference: ref, ...draft }): KeptDraft => ({ ...draft, ref }));
	return found.sort((one, other) => other.savedAt - one.savedAt);
}

const draftQueries = {
	own: () =>
		queryOptions({
			queryKey: ["drafts"],
			queryFn: async ({ signal }) => (await call(operations.listDrafts, { signal })).data,
			staleTime: 0,
			// The drafts in this browser are shown without it.
			meta: { quiet: true },
		}),
};

/**
 * When a draft was stored; null for other kinds of work, and for content that cannot be parsed. The rest is read by the page of the step.
 */
function savedAtOf(place: WorkPlace): number | null {
	try {
		const { savedAt, changes } = objectOf(JSON.parse(findWork(place) ?? "null"));
		return typeof savedAt === "number" && typeof changes === "object" ? savedAt : null;
	} catch {
		return null;
	}
}
