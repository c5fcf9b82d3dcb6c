/** Longer than any file of a tenant. */
const longest = 200;

/** Whether this is the path of a file in a tenant's folder: ordinary names separated by slashes, never leading out of the folder. */
export function isFilePath(path: string): boolean {
	return path.length <= longest && path.split("/").every((name) => /^[\p{L}\d_-][\p{L}\d_. -]*$/u.test(name) && !/[. ]$/.test(name));
}
