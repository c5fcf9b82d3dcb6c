import { TextInput } from "@mantine/core";
import { mostInStatusComment } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import "../../../texts/areas/change.ts";

interface ReasonFieldProps {
	readonly reason: string;
	readonly onType: (reason: string) => void;
}

/** Asks why a completed step is corrected or changed. */
export default function ReasonField({ reason, onType }: ReasonFieldProps) {
	return (
		<TextInput
			mt={6}
			maw={560}
			label={text("change.reason")}
			description={text("change.reason.help")}
			value={reason}
			maxLength={mostInStatusComment}
			autoComplete="off"
			onChange={(event) => onType(event.currentTarget.value)}
		/>
	);
}
