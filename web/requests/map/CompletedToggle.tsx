import { Checkbox } from "@mantine/core";
import { text } from "../../texts/text.ts";
import "../../texts/areas/map.ts";

interface CompletedToggleProps {
	readonly checked: boolean;
	readonly onChange: (checked: boolean) => void;
}

/** Whether a map also shows the requests of completed processes. */
export function CompletedToggle({ checked, onChange }: CompletedToggleProps) {
	return (
		<Checkbox
			size="sm"
			label={text("connection.completedToo")}
			checked={checked}
			onChange={(event) => onChange(event.currentTarget.checked)}
		/>
	);
}
