import { useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../engine/index.ts";
import TagsPanel from "../../tags/TagsPanel.tsx";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { setTags } from "../set-tags.ts";

interface TagsCardProps {
	readonly record: RealisationRecord;
	/** Whether the person may change them now; the engine says so. */
	readonly editable: boolean;
}

/** The tags of the process. After they are saved the process is fetched and takes the record's place. */
export default function TagsCard({ record, editable }: TagsCardProps) {
	const client = useQueryClient();
	const { uuid, synced } = record;
	const one = realisationQueries.one(uuid);
	const save = async (tags: readonly string[]): Promise<void> => {
		try {
			const saved = await setTags(uuid, tags, synced);
			// What the call answered is true already, should the process not come.
			rememberRealisation(client, saved);
			const fresh = await client.fetchQuery({ ...one, staleTime: 0 }).catch(() => saved);
			rememberRealisation(client, fresh);
		} catch (failure) {
			// A stale record is the likeliest cause.
			void client.invalidateQueries({ queryKey: one.queryKey });
			throw failure;
		}
	};
	return <TagsPanel tags={record.tags} entity="realisation" editable={editable} save={save} />;
}
