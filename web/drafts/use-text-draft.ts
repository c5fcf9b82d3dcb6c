import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type CommentedRecord, objectOf } from "../../engine/index.ts";
import { dropWork, findWork, keepWork, type WorkPlace } from "../ui/kept/kept-work.ts";
import { useOnLeaving } from "../ui/pages/use-on-leaving.ts";
import { isWithdrawn, namesOf, offeredTyped, TextDraft, type Typed } from "./text-draft.ts";
import { keepTextDraft, type TypedFields, textDraftsQuery } from "./text-drafts-query.ts";

/** Milliseconds without a keystroke before the draft is sent. */
const quietMs = 1000;

interface TextDraftInput {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** Which part of the record the draft is about. */
	readonly part: string;
	/** Where this browser keeps the draft. */
	readonly place: WorkPlace;
	/** The current content; unchanged fields are left out. */
	readonly typed: Typed;
	/** Whether the message is being submitted: no draft is stored meanwhile. */
	readonly sending: boolean;
	/** Called when the content on the screen was submitted or discarded on another device. */
	readonly onWithdrawn: () => void;
}

export interface TextDraftState {
	/** When the draft was last stored, and whether the server has it; null if there is no draft or it has not been stored yet. */
	readonly kept: { readonly at: number; readonly everywhere: boolean } | null;
	/** The content that was typed elsewhere, and when; null if there is none. */
	readonly offered: { readonly typed: Typed; readonly at: number } | null;
	/** Called when the offer is accepted or declined. */
	readonly decide: (taken: boolean) => void;
	/** Drops the draft because it was submitted or discarded. `settled`: the server removed it along with the submission. */
	readonly drop: (settled?: boolean) => void;
}

/**
 * Keeps the draft on the server as well, a second after the last keystroke and when the page is hidden or left, and offers content that was
 * typed on another device. Nothing waits for the server.
 */
export function useTextDraft({ entity, uuid, part, place, typed, sending, onWithdrawn }: TextDraftInput): TextDraftState {
	const [kept, setKept] = useState<TextDraftState["kept"]>(null);
	const [found, setFound] = useState<{ readonly fields: TypedFields; readonly at: number } | null>(null);
	const toldPlace = { ...place, part: `${place.part} told` };
	const [told] = useState(() => readTyped(findWork(toldPlace)));
	const draft = useRef<TextDraft | null>(null);
	draft.current ??= new TextDraft({
		now: Date.now,
		told,
		send: (fields, leaving) => keepTextDraft(fields, { entity, uuid, part, leaving }),
		tell: (everywhere, has) => {
			setKept({ at: Date.now(), everywhere });
			if (namesOf(has).length === 0) dropWork(toldPlace);
			else keepWork(toldPlace, JSON.stringify(has));
		},
	});
	const now = JSON.stringify(typed);
	const present = useRef(typed);
	present.current = typed;
	const local = useRef(place);
	local.current = place;
	const { data, isFetchedAfterMount, isError } = useQuery(textDraftsQuery(entity, uuid));
	const isAnswered = isFetchedAfterMount || isError;
	const begun = useRef(false);
	const withdraw = useRef(onWithdrawn);
	withdraw.current = onWithdrawn;
	useEffect(() => {
		if (!isAnswered) return;
		const fields = data?.find((each) => each.part === part)?.fields ?? {};
		setFound({ fields, at: Date.now() });
		if (begun.current) return;
		begun.current = true;
		if (data !== undefined) draft.current?.begin(fields);
		if (isWithdrawn(fields, present.current, told)) withdraw.current();
		// Sends whatever did not arrive last time, but never overwrites content that was typed elsewhere meanwhile.
		else if (offeredTyped(fields, present.current, (mine) => draft.current?.isPast(mine) === true) === null) {
			draft.current?.keep(present.current);
		}
	}, [data, isAnswered, part, told]);
	const first = useRef(now);
	useEffect(() => {
		if (now === first.current || sending) return;
		first.current = "";
		const timer = setTimeout(() => draft.current?.keep(present.current), now === "{}" ? 0 : quietMs);
		return () => clearTimeout(timer);
	}, [now, sending]);
	useOnLeaving({
		leave() {
			// After signing out, this browser no longer keeps a draft, and nothing is sent.
			const isThere = Object.keys(present.current).length === 0 || findWork(local.current) !== null;
			if (first.current === "" && isThere) draft.current?.keep(present.current, true);
		},
		gone: () => draft.current?.stop(),
	});
	const [, setDecided] = useState(0);
	const others = found === null ? null : offeredTyped(found.fields, typed, (mine) => draft.current?.isPast(mine) === true);
	const offered = found === null || others === null ? null : { typed: others, at: found.at - ageOf(found.fields, others) };
	return {
		drop(settled = false) {
			first.current = "dropped";
			if (settled) draft.current?.settle();
			else draft.current?.keep({});
		},
		kept: now === "{}" ? null : kept,
		offered,
		decide(taken) {
			if (offered === null) return;
			if (taken) draft.current?.take(offered.typed);
			else draft.current?.discard(offered.typed);
			setDecided((times) => times + 1);
		},
	};
}

/** Milliseconds since the most recent of the offered fields was typed. */
function ageOf(found: TypedFields, offered: Typed): number {
	return Math.min(...namesOf(offered).map((name) => found[name]?.age ?? 0));
}

function readTyped(text: string | null): Typed {
	try {
		return objectOf(JSON.parse(text ?? "{}")) as Typed;
	} catch {
		return {};
	}
}
