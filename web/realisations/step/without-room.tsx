import { type ComponentType, Suspense } from "react";
import type { GroupFieldProps } from "../../forms/group-fields.tsx";

/** A widget that most people have nothing of, so that no room is kept for it until it is there. */
export function withoutRoom(Widget: ComponentType<GroupFieldProps>): ComponentType<GroupFieldProps> {
	return function WithoutRoom(props: GroupFieldProps) {
		return (
			<Suspense fallback={<span hidden data-nothing="" />}>
				<Widget {...props} />
			</Suspense>
		);
	};
}
