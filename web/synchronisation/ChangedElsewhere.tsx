import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Collected } from "../api/collection.ts";
import { realisationQueries } from "../realisations/realisation-queries.ts";
import { requestQueries } from "../requests/request-queries.ts";
import { text } from "../texts/text.ts";
import { StandingNotice } from "../ui/notices/StandingNotice.tsx";
import { paths, recordAt } from "../ui/pages/paths.ts";
import type { OpenRecord } from "./sync-machine.ts";

interface ChangedElsewhereProps {
	readonly record: OpenRecord;
	readonly onDismiss: () => void;
}

/** Stays until the person reacts, or until the record on screen is as new as the reported one. */
export function ChangedElsewhere({ record, onDismiss }: ChangedElsewhereProps) {
	const { kind, uuid, reference, synced } = record;
	const client = useQueryClient();
	const navigate = useNavigate();
	const { pathname } = useLocation();

	const { queryKey } = kind === "realisation" ? realisationQueries.one(uuid) : requestQueries.one(uuid);
	const dismiss = useRef(onDismiss);
	dismiss.current = onDismiss;

	useEffect(() => {
		const look = () => {
			if ((client.getQueryData<Collected>(queryKey)?.synced ?? 0) >= synced) dismiss.current();
		};
		look();
		return client.getQueryCache().subscribe(look);
	}, [client, queryKey, synced]);

	/** Rereads the record in place: unsaved input stays, and for a field changed on both sides the person chooses. */
	function reopen(): void {
		void client.invalidateQueries({ queryKey, exact: true });
		if (recordAt(pathname)?.uuid !== uuid) navigate(kind === "realisation" ? paths.realisation(uuid) : paths.request(uuid));
		onDismiss();
	}

	return (
		<StandingNotice
			kind="warning"
			title={text("sync.changed")}
			accept={{ label: text("sync.changed.reopen"), onPress: reopen }}
			dismiss={{ label: text("sync.changed.dismiss"), onPress: onDismiss }}
		>
			{text(`sync.changed.${kind}`, { reference })}
		</StandingNotice>
	);
}
