import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { notifySuccess } from "../api/notify.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useFocusBack } from "../ui/kept/use-focus-back.ts";
import { Card } from "../ui/parts/Card.tsx";
import { TagsForm } from "./TagsForm.tsx";
import styles from "./TagsPanel.module.css";
import { type TaggedEntity, tagChoices, tagLabels } from "./tag-choices.ts";
import "../texts/areas/lists.ts";
import "../texts/areas/tags.ts";

interface TagsPanelProps {
	/** Uuids. */
	readonly tags: readonly string[];
	/** What the tags belong to; decides which are offered. */
	readonly entity: TaggedEntity;
	/** Whether the person may change them at the moment. */
	readonly editable: boolean;
	/** Stores the tags; rejects if they were not stored. The caller takes care of replacing the record. */
	readonly save: (tags: readonly string[]) => Promise<unknown>;
}

/** A record's tags, edited in place. Renders nothing if there are none and none to choose from. */
export default function TagsPanel({ tags, entity, editable, save }: TagsPanelProps) {
	const [editing, setEditing] = useState(false);
	const { tags: known = [] } = useTenant();
	const choices = tagChoices(known, entity, tags);
	const open = editing && editable;
	const pencil = useFocusBack(open);
	if (choices.length === 0) return null;
	const close = (): void => setEditing(false);
	return (
		<Card
			inLandmark
			title={text("tags.title")}
			aside={
				editable && !open ? (
					<Button
						ref={pencil}
						size="compact-sm"
						h={28}
						aria-label={text("tags.edit.label")}
						leftSection={<IconPencil size={16} aria-hidden />}
						onClick={() => setEditing(true)}
					>
						{text("tags.edit")}
					</Button>
				) : null
			}
		>
			{open ? (
				<TagsForm
					choices={choices}
					present={tags}
					onCancel={close}
					save={async (next) => {
						await save(next);
						notifySuccess(text("tags.saved"));
						close();
					}}
				/>
			) : (
				<ul className={styles.tags}>
					{tagLabels(known, tags).map(({ uuid, label }) => (
						<li key={uuid} className={styles.tag}>
							{label}
						</li>
					))}
					{tags.length === 0 && <li className={styles.quiet}>{text("tags.none")}</li>}
				</ul>
			)}
		</Card>
	);
}
