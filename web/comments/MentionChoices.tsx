import { Combobox, useCombobox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useId } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";
import { mentionableQuery } from "./comments-api.ts";

interface MentionChoicesProps {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** What is typed of the name. */
	readonly search: string;
	readonly field: RefObject<HTMLTextAreaElement | null>;
	readonly onChoose: (mention: Mention) => void;
	readonly onClose: () => void;
}

const idOf = ({ kind, id }: Mention) => `${kind} ${id}`;

/** Who can be named, below the field in which somebody types '@'. The focus stays there: arrows choose, Enter and Tab take, Escape closes. */
export default function MentionChoices({ entity, uuid, search, field, onChoose, onClose }: MentionChoicesProps) {
	const { data: offered = [] } = useQuery(mentionableQuery(entity, uuid, search));
	const list = useId();
	const box = useCombobox({ opened: offered.length > 0 });
	const { selectFirstOption, selectNextOption, selectPreviousOption, getSelectedOptionIndex, updateSelectedOptionIndex } = box;
	const choose = (id: string | undefined) => {
		const chosen = offered.find((mention) => idOf(mention) === id);
		if (chosen !== undefined) onChoose(chosen);
	};
	useEffect(() => {
		if (offered.length > 0) selectFirstOption();
	}, [offered, selectFirstOption]);
	useEffect(() => {
		const typed = field.current;
		if (typed === null || offered.length === 0) return;
		const point = () => {
			const option = document.getElementById(list)?.querySelector("[data-combobox-selected]");
			typed.setAttribute("aria-activedescendant", option?.id ?? "");
		};
		const take = () => choose(offered.map(idOf)[Math.max(getSelectedOptionIndex(), 0)]);
		const acts = new Map<string, () => unknown>([
			["ArrowDown", selectNextOption],
			["ArrowUp", selectPreviousOption],
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
			point();
		};
		typed.setAttribute("aria-controls", list);
		typed.setAttribute("aria-autocomplete", "list");
		point();
		typed.addEventListener("keydown", onKey);
		return () => {
			typed.removeEventListener("keydown", onKey);
			for (const name of ["aria-controls", "aria-autocomplete", "aria-activedescendant"]) typed.removeAttribute(name);
		};
	});
	if (offered.length === 0) return null;
	return (
		<Combobox store={box} withinPortal={false} position="bottom-start" onOptionSubmit={choose}>
			<Combobox.DropdownTarget>
				<span className={styles.below} />
			</Combobox.DropdownTarget>
			<Combobox.Dropdown className={styles.choices}>
				<Combobox.Options id={list} aria-label={text("comments.mention")}>
					{offered.map((mention, index) => (
						<Combobox.Option
							key={idOf(mention)}
							value={idOf(mention)}
							id={`${list}-${index}`}
							onMouseDown={(event) => event.preventDefault()}
							onMouseOver={() => updateSelectedOptionIndex(index)}
						>
							{mention.name} <span className={styles.kind}>{text(`comments.mention.${mention.kind}`)}</span>
						</Combobox.Option>
					))}
				</Combobox.Options>
			</Combobox.Dropdown>
			<span role="status" className="visually-hidden">
				{text("comments.mention.count", { count: offered.length })}
			</span>
		</Combobox>
	);
}
