import { useQueryClient } from "@tanstack/react-query";
import { mayEditTags, type Reader, type RequestRecord } from "../../../engine/index.ts";
import TagsPanel from "../../kept-lists/TagsPanel.tsx";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { setTags } from "../requests-api.ts";

interface TagsCardProps {
	readonly request: RequestRecord;
	/** The person's rights for the request's geography code. */
	readonly reader: Reader;
}

/** The request's tags; nothing if it has none and the tenant offers none. */
export default function TagsCard({ request, reader }: TagsCardProps) {
	const client = useQueryClient();
	const { uuid, synced, Tags } = request;
	const save = async (tags: readonly string[]): Promise<void> => {
		try {
			rememberRequest(client, await setTags(uuid, tags, synced));
		} catch (failure) {
			// The likeliest cause is a stale request.
			void client.invalidateQueries({ queryKey: requestQueries.one(uuid).queryKey });
			throw failure;
		}
	};
	return <TagsPanel tags={Tags} entity="request" editable={mayEditTags(reader)} save={save} />;
}
