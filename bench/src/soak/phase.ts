/** Phase of a soaked minute. */
export type Phase = 'calm' | 'fault' | 'recovery' | 'quiet'
