import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useEffect, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const app = initializeApp({ apiKey: 'demo-key', authDomain: 'demo.example.com', projectId: 'demo-floor' });
const auth = initializeAuth(app, { persistence: browserLocalPersistence });

function Floor() {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => onAuthStateChanged(auth, (user) => setEmail(user?.email ?? null)), []);
  if (email === undefined) return <p>Loading...</p>;
  if (email !== null) return <h1>{email}</h1>;
  return (
    <Routes>
      <Route path="*" element={<Login />} />
    </Routes>
  );
}

async function login(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  await signInWithEmailAndPassword(auth, textOf(data.get('email')), textOf(data.get('password')));
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function Login() {
  return (
    <main>
      <h1>Login</h1>
      <form onSubmit={(event) => void login(event)}>
        <p>
          <label htmlFor="email">Email</label>
          <input id="email" name="email" type="email" autoComplete="email" required />
        </p>
        <p>
          <label htmlFor="password">Password</label>
          <input id="password" name="password" type="password" autoComplete="current-password" required />
        </p>
        <button type="submit">Login</button>
      </form>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Floor />
    </BrowserRouter>,
  );
}
