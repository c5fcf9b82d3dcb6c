import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isAvailable } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import AttachFiles from "../comments/AttachFiles.tsx";
import { keptAttached, useAttached } from "../comments/use-attached.ts";
import { text } from "../texts/text.ts";
import type { WorkPlace } from "../ui/kept/kept-work.ts";
import "../texts/areas/conversations.ts";

interface InboxAttachProps {
	/** Uuid of the process. */
	readonly uuid: string;
	/** Where the text of the answer is kept. */
	readonly place: WorkPlace;
	/** Called with the uuids of the chosen files. */
	readonly onChosen: (files: readonly string[]) => void;
}

const none: readonly never[] = [];

/** Chooses the files of the process that an answer refers to; the list of files is fetched when somebody opens it. */
export default function InboxAttach({ uuid, place, onChosen }: InboxAttachProps) {
	// Opens at once if files were chosen before a refusal or a reload.
	const [open, setOpen] = useState(() => keptAttached(place).length > 0);
	const { data, isError } = useQuery({
		queryKey: ["attachable", uuid],
		queryFn: async ({ signal }) => (await call(operations.getRealisation, { params: { uuid }, signal })).data.files.filter(isAvailable),
		enabled: open,
		staleTime: 0,
		meta: { quiet: true },
	});
	const files = data ?? none;
	const attached = useAttached(place, data);
	const chosen = attached.chosen.join(" ");
	useEffect(() => onChosen(chosen === "" ? none : chosen.split(" ")), [chosen, onChosen]);
	const said = isError ? text("comments.attach.failed") : data?.length === 0 ? text("comments.attach.none") : null;
	return (
		<>
			<Button variant="subtle" size="compact-sm" style={{ justifySelf: "start" }} aria-expanded={open} onClick={() => setOpen(!open)}>
				{chosen === "" ? text("comments.attach") : text("comments.attach.chosen", { count: attached.chosen.length })}
			</Button>
			{open && said !== null && <p role="status">{said}</p>}
			{open && files.length > 0 && <AttachFiles files={files} chosen={attached.chosen} onChoose={attached.choose} />}
		</>
	);
}
