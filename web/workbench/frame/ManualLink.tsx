import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";

/** The manual of the workbench, in a tab of its own: what is open stays as it is. */
export function ManualLink({ className }: { readonly className?: string | undefined }) {
	return (
		<a href={paths.manuals("werkbank")} target="_blank" rel="noreferrer" className={className}>
			{text("workbench.manual")}
		</a>
	);
}
