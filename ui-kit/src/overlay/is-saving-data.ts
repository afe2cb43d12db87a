interface Connection {
  saveData?: boolean;
}

/** Returns true if the user asked the browser to save data: nothing is loaded before it is needed. */
export const isSavingData = () => (navigator as { connection?: Connection }).connection?.saveData === true;
