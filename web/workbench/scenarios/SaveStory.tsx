import { TextInput } from "@mantine/core";
import { useState } from "react";
import { canonicalText, type Scenario } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { freeStoryFile, storyName } from "../bundle/stories-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";

interface SaveStoryProps {
	readonly story: Scenario;
	/** Told the name of the file that it was kept in. */
	readonly onDone: (name: string) => void;
	readonly onClose: () => void;
}

/** Keeps a story among the files of the design, under what it shows. */
export function SaveStory({ story, onDone, onClose }: SaveStoryProps) {
	const { shown } = useBundle();
	const [name, setName] = useState(story.name);
	const called = name.trim();
	const file = freeStoryFile(called, Object.keys(shown.files));
	return (
		<ActDialog
			title={text("workbench.story.save.title")}
			action={text("workbench.story.save.action")}
			said={text("workbench.story.saved", { name: called })}
			edits={() =>
				called === ""
					? text("workbench.story.save.needed")
					: [
							{
								op: "text",
								file,
								value: canonicalText(file, { $schema: "../../../schemas/scenario.schema.json", ...story, name: called }),
							},
						]
			}
			onDone={() => onDone(storyName(file))}
			onClose={onClose}
		>
			<TextInput
				data-autofocus
				label={text("workbench.story.save.name")}
				description={text("workbench.story.save.help")}
				maxLength={200}
				value={name}
				onChange={({ currentTarget }) => setName(currentTarget.value)}
			/>
		</ActDialog>
	);
}
