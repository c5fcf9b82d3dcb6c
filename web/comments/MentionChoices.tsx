import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useState } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { mentionableQuery } from "./comments-api.ts";
import styles from "./MentionChoices.module.css";
import "../texts/areas/comments.ts";

interface MentionChoicesProps {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** The part of the name typed so far. */
	readonly search: string;
	readonly field: RefObject<HTMLTextAreaElement | null>;
	readonly onChoose: (mention: Mention) => void;
	readonly onClose: () => void;
}

/**
 * The people and roles that can be mentioned, below the field in which somebody types '@'. The focus stays in the field: arrow keys move,
 * Enter and Tab choose, Escape closes. Not the combobox of the UI kit, which would enlarge the first load of a step for everybody.
 */
export default function MentionChoices({ entity, uuid, search, field, onChoose, onClose }: MentionChoicesProps) {
	const { data: offered = [] } = useQuery(mentionableQuery(entity, uuid, search));
	const list = useId();
	const [place, setPlace] = useState(0);
	const at = Math.min(place, offered.length - 1);
	useEffect(() => {
		const typed = field.current;
		if (typed === null || offered.length === 0) return;
		const take = () => {
			const chosen = offered[at];
			if (chosen !== undefined) onChoose(chosen);
		};
		const acts = new Map<string, () => void>([
			["ArrowDown", () => setPlace((at + 1) % offered.length)],
			["ArrowUp", () => setPlace((at + offered.length - 1) % offered.length)],
			["Escape", onClose],
			["Enter", take],
			["Tab", take],
		]);
		const onKey = (event: KeyboardEvent) => {
			const act = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : acts.get(event.key);
			if (act === undefined) return;
			event.preventDefault();
			event.stopPropagation();
			act();
		};
		typed.setAttribute("aria-controls", list);
		typed.setAttribute("aria-autocomplete", "list");
		typed.setAttribute("aria-activedescendant", `${list}-${at}`);
		typed.addEventListener("keydown", onKey);
		return () => {
			typed.removeEventListener("keydown", onKey);
			for (const name of ["aria-controls", "aria-autocomplete", "aria-activedescendant"]) typed.removeAttribute(name);
		};
	}, [field, offered, at, list, onChoose, onClose]);
	// Keeps the whole list in view when the field is at the bottom of the window, and the option within the list.
	useEffect(() => {
		if (offered.length === 0) return;
		document.getElementById(list)?.scrollIntoView?.({ block: "nearest" });
		document.getElementById(`${list}-${at}`)?.scrollIntoView?.({ block: "nearest" });
	}, [offered, at, list]);
	if (offered.length === 0) return null;
	return (
		<div className={styles.below}>
			<div id={list} role="listbox" aria-label={text("comments.mention")} className={styles.choices}>
				{offered.map((mention, index) => (
					<div
						key={`${mention.kind} ${mention.id}`}
						id={`${list}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === at}
						className={styles.choice}
						// Choosing on pointer down, with the default prevented, leaves the focus in the field.
						onPointerDown={(event) => {
							event.preventDefault();
							onChoose(mention);
						}}
					>
						{mention.name} <span className={styles.kind}>{text(`comments.mention.${mention.kind}`)}</span>
					</div>
				))}
			</div>
			<span role="status" className="visually-hidden">
				{text("comments.mention.count", { count: offered.length })}
			</span>
		</div>
	);
}
